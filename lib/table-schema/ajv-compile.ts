import { Ajv } from 'ajv'
import { linearPattern } from './automaton/linear-pattern.ts'
import type { AjvValidator, CompileCell } from './cell-check.ts'
import { cellJsonSchema, validatorKey } from './cell-json-schema.ts'

/** Replaces RegExp, which a pattern of a user's schema could keep busy for ever. */
const regExp = Object.assign((pattern: string) => linearPattern(pattern), { code: 'linearPattern' })

/**
 * Compiles validators with Ajv at run time: for users' schemas, in Node only (it needs `new Function`). Throws
 * `UnsupportedPattern` for a field whose pattern no automaton can run.
 */
export function ajvCompiler(): CompileCell {
  // Our own code writes these schemas; validating them would take seconds for a long list.
  const ajv = new Ajv({ code: { regExp }, validateSchema: false })
  // Ajv's own keyword compares with each value in turn, which is slow for a list of all the towns of a country.
  ajv.removeKeyword('enum').addKeyword({
    keyword: 'enum',
    schemaType: 'array',
    compile: (values: readonly unknown[]) => {
      const allowed = new Set(values)
      return (value: unknown) => allowed.has(value)
    },
  })
  const cache = new Map<string, AjvValidator>()
  return field => {
    const key = validatorKey(field)
    const validator = cache.get(key) ?? (ajv.compile(cellJsonSchema(field)) as AjvValidator)
    cache.set(key, validator)
    return validator
  }
}
