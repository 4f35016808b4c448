import { z } from 'zod'

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
export const Scope = z.enum(scopes)
export type Scope = z.output<typeof Scope>

/** What an application gets when it asks for nothing in particular: what the public service gives it. */
export const defaultScopes = ['user:read', 'canteen:read', 'canteen:write'] as const satisfies readonly Scope[]

const known: ReadonlySet<string> = new Set(scopes)
export const isScope = (text: string): text is Scope => known.has(text)
