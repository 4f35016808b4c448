import { z } from 'zod'

/** The rights of a personal access token or an application. The first three are those of the public service. */
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

/** A right of a personal access token or of an application, one of `scopes`. */
export const Scope = z.enum(scopes)
export type Scope = z.output<typeof Scope>

/** The scopes of an application that asks for none, as in the public service. */
export const defaultScopes = ['user:read', 'canteen:read', 'canteen:write'] as const satisfies readonly Scope[]

const knownScopes: ReadonlySet<string> = new Set(scopes)

/** Whether a text names a right. */
export const isScope = (text: string): text is Scope => knownScopes.has(text)
