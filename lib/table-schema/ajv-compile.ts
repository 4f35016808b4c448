import { Ajv } from 'ajv'
import { linearPattern } from './automaton/linear-pattern.ts'
import type { AjvValidator, CompileCell } from './cell-check.ts'
import { cellJsonSchema, validatorKey } from './cell-json-schema.ts'

/** In place of RegExp, which some patterns can hold up for ever: whoever writes a schema writes the pattern. */
const regExp = Object.assign((pattern: string) => linearPattern(pattern), { code: 'linearPattern' })

/**
 * Compiles with Ajv at run time: for schemas given by the user, in Node only (it needs `new Function`). A field whose
 * pattern is not one of an automaton throws `UnsupportedPattern`.
 */
export function ajvCompiler(): CompileCell {
  // The schemas of cells are ours: to check that a long list repeats nothing takes seconds.
  const ajv = new Ajv({ code: { regExp }, validateSchema: false })
  // Ajv's own compares with each value in turn: a list may hold all the towns of a country.
  ajv.removeKeyword('enum').addKeyword({
    keyword: 'enum',
    schemaType: 'array',
    compile: (values: readonly unknown[]) => {
      const allowed = new Set(values)
      return (value: unknown) => allowed.has(value)
    },
  })
  const made = new Map<string, AjvValidator>()
  return field => {
    const key = validatorKey(field)
    const validator = made.get(key) ?? (ajv.compile(cellJsonSchema(field)) as AjvValidator)
    made.set(key, validator)
    return validator
  }
}
