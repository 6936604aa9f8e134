import ICAL from 'ical.js';
import { eventCalendar, type CalendarEvent } from './event-calendar.ts';

const anEvent = (own: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: 1,
  nama_event: 'Malam Puisi Kota Tua',
  nama_organizer: 'Studio Karya',
  tanggal_start: '2026-12-05',
  tanggal_end: '2026-12-05',
  waktu_start: '19:00',
  waktu_end: '22:00',
  nama_tempat: 'Gedung Kesenian',
  alamat: 'Jalan Gedung Kesenian 1, Jakarta',
  ...own,
});

const address = 'https://lapak.example/studiokarya/onlinestore/event/detail/1';
const entry = { address, now: new Date('2026-11-21T07:05:00Z') };

function read(text: string) {
  const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
  return (name: string) => event?.getFirstPropertyValue(name)?.toString();
}

test('has the time in UTC, the place and the id of the event', () => {
  const value = read(eventCalendar(anEvent({ tanggal_end: '2026-12-06', waktu_end: '02:00:00' }), entry));
  expect(value('dtstart')).toBe('2026-12-05T12:00:00Z');
  expect(value('dtend')).toBe('2026-12-05T19:00:00Z');
  expect(value('dtstamp')).toBe('2026-11-21T07:05:00Z');
  expect(value('uid')).toBe('event-1@lapak.example');
  expect(value('location')).toBe('Gedung Kesenian, Jalan Gedung Kesenian 1, Jakarta');
  expect(value('url')).toBe(address);
});

test('three days are one entry, from the first beginning to the last end', () => {
  const event = anEvent({ tanggal_end: '2026-12-07', waktu_start: '09:00', waktu_end: '17:00' });
  const value = read(eventCalendar(event, entry));
  expect(value('dtstart')).toBe('2026-12-05T02:00:00Z');
  expect(value('dtend')).toBe('2026-12-07T10:00:00Z');
});

test("the seller's text is parsed back unchanged, in lines of at most 75 bytes", () => {
  const nama_event = `Puisi; malam, "kota"\\tua ${'🎉é'.repeat(40)}`;
  const text = eventCalendar(anEvent({ nama_event, alamat: 'Jalan 1\nEND:VEVENT' }), entry);
  expect(read(text)('summary')).toBe(nama_event);
  expect(read(text)('location')).toBe('Gedung Kesenian, Jalan 1\nEND:VEVENT');
  const lines = text.split('\r\n');
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
  expect(lines.indexOf('')).toBe(lines.length - 1);
});

test('an event without dates has no calendar', () => {
  expect(() => eventCalendar(anEvent({ tanggal_start: 'segera' }), entry)).toThrow('event 1');
});
