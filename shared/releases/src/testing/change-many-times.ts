// A process of its own that changes a registry: DIR STORE TIMES.
import { pin } from '../registry/pins-and-canaries.ts';
import { createFolderStorage } from '../storage/folder-storage.ts';

const [dir = '', store = '', times = ''] = process.argv.slice(2);
const storage = createFolderStorage(dir);
for (let i = 0; i < Number(times); i += 1) {
  await storage.change({ who: store, part: 'checkout', verb: 'pin' }, (registry) =>
    pin(registry, `${store}-${i}`, 'checkout', '2'),
  );
}
