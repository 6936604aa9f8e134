// Makes a spreadsheet in a thread of its own: ten thousand rows take seconds of a processor.
import writeExcelFile from 'write-excel-file/node';

const DATES = 'dd/mm/yyyy hh:mm';

/**
 * @param {{ sheets: import('./spreadsheet-writer.ts').XlsxSheet[] }} file
 * @returns {Promise<Uint8Array>} of an xlsx file
 */
export default ({ sheets }) =>
  writeExcelFile(sheets.map((sheet) => ({ stickyRowsCount: 1, dateFormat: DATES, ...sheet }))).toBuffer();
