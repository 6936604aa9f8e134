import { errorCode } from './error-code.ts';

const full = ['ENOSPC', 'EDQUOT'];
const notWritable = ['EROFS', 'EACCES', 'EPERM'];

/** Whether the disk, or its quota, is full. */
export const isDiskFull = (error: unknown): boolean => full.includes(errorCode(error) ?? '');

/** Whether the disk or the folder can only be read. */
export const isNotWritable = (error: unknown): boolean => notWritable.includes(errorCode(error) ?? '');
