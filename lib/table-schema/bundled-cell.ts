import { validators } from '../generated/cell-validators.js'
import type { CompileCell } from './cell-check.ts'
import { validatorKey } from './cell-json-schema.ts'

/**
 * Finds the validator that the build generated from schemas/*.json. @throws Error when the build is older than the
 * schema.
 */
export const bundledCell: CompileCell = field => {
  const validator = validators[validatorKey(field)]
  if (!validator) throw new Error(`No validator was generated for "${field.name}": run npm run build`)
  return validator
}
