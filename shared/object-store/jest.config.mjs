import { nodePreset } from '@lapak/tooling/jest/node';

export default nodePreset();
