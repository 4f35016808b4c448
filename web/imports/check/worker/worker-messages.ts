import type { CheckSession } from './check-session.ts'

type Methods = Omit<CheckSession, 'constructor'>
/** The calls that the page makes to its worker: the public methods of `CheckSession`. */
export type Method = keyof Methods
export type Parameters<Name extends Method> = Methods[Name] extends (...parameters: infer All) => unknown ? All : never
export type Result<Name extends Method> = Methods[Name] extends (...parameters: never) => infer Value
  ? Awaited<Value>
  : never

export interface WorkerRequest {
  readonly id: number
  readonly method: Method
  readonly parameters: readonly unknown[]
}

export type WorkerAnswer =
  | { readonly kind: 'progress'; readonly bytes: number }
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'failure'; readonly id: number; readonly reason: string }
