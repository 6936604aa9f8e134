// Makes a spreadsheet in a thread of its own: ten thousand orders take seconds of a processor.
import writeExcelFile from 'write-excel-file/node';

/**
 * @param {{ sheet: string, rows: import('write-excel-file/node').SheetData, columns: { width: number }[] }} sheet
 * @returns {Promise<Uint8Array>} of an xlsx file
 */
export default ({ sheet, rows, columns }) =>
  writeExcelFile(rows, {
    columns,
    sheet,
    stickyRowsCount: 1,
    dateFormat: 'dd/mm/yyyy hh:mm',
  }).toBuffer();
