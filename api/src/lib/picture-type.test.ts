import sharp from 'sharp';
import { pictureType } from './picture-type.ts';

const square = () => sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } });

describe('pictures by content', () => {
  it('recognises JPEG and PNG', async () => {
    expect(await pictureType(await square().jpeg().toBuffer())).toEqual({
      extension: 'jpg',
      contentType: 'image/jpeg',
    });
    expect(await pictureType(await square().png().toBuffer())).toEqual({
      extension: 'png',
      contentType: 'image/png',
    });
  });

  it('refuses everything else, whatever it is called', async () => {
    const others = [
      await square().webp().toBuffer(),
      await square().gif().toBuffer(),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'),
      Buffer.from('<html>'),
      Buffer.from([0x89, 0x50, 0x4e, 0x47]),
      Buffer.from([0xff, 0xd8, 0xff]),
      Buffer.alloc(0),
      Buffer.alloc(1000),
    ];
    for (const other of others) expect(await pictureType(other)).toBeNull();
  });
});
