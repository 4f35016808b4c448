import { Ajv } from 'ajv'
import type { AjvValidator, CompileCell } from './cell-check.ts'
import { cellJsonSchema } from './cell-json-schema.ts'

/** Compiles with Ajv at run time: for schemas given by the user, in Node only (it needs `new Function`). */
export function ajvCompiler(): CompileCell {
  const ajv = new Ajv()
  return field => ajv.compile(cellJsonSchema(field)) as AjvValidator
}
