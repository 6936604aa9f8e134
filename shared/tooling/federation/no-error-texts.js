// Replaces the messages of the federation runtime's errors. Each error carries its number, RUNTIME-008 for example.
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
