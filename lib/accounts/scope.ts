/** What a personal access token or an application may do on behalf of its user. The first three are the public service's. */
export const scopes = [
  'user:read',
  'canteen:read',
  'canteen:write',
  'purchase:read',
  'purchase:write',
  'diagnostic:read',
  'diagnostic:write',
  'import:write',
] as const
export type Scope = (typeof scopes)[number]
