import type { MemberRole } from '@lapak/contracts/api/seller';
import { roleNames } from './role-names.ts';

export const roleOptions = (Object.keys(roleNames) as MemberRole[]).map((value) => ({
  value,
  label: roleNames[value],
}));
