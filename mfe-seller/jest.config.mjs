import { reactPreset } from '@lapak/tooling/jest/react';

export default reactPreset();
