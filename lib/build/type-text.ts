import { type Checker, NodeBuilderFlags, SymbolFlags, type Type } from 'typescript/unstable/sync'
import { indent } from './indent.ts'

export type WriteType = (type: Type | undefined) => string

/** Types under the names that a reader imports, not under the path of their file. */
const plainNames = NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope
const whole = plainNames | NodeBuilderFlags.NoTruncation

/** Past it, a list of values or a shape inside a shape is cut. */
const longest = 400

/**
 * Writes types as a reader of the library knows them.
 * @param named The types that exported schemas infer, by name: the compiler writes their shapes out everywhere.
 */
export function typeWriter(checker: Checker, named: ReadonlyMap<string, Type>): WriteType {
  const shapes = [...named]
    .map(([name, type]) => [checker.typeToString(type, undefined, whole | NodeBuilderFlags.InTypeAlias), name] as const)
    .filter(([shape]) => shape.startsWith('{'))
    .sort(([a], [b]) => b.length - a.length)
  return type => {
    if (!type) return 'unknown'
    const text = checker.typeToString(type, undefined, whole)
    const short = shapes.reduce((text, [shape, name]) => text.replaceAll(shape, name), text)
    return short.length <= longest ? short : checker.typeToString(type, undefined, plainNames)
  }
}

/** The shape of a schema: a property a line, those inside of it under their names. */
export function shapeText(type: Type, checker: Checker, writeType: WriteType): string {
  const text = checker.typeToString(type, undefined, plainNames | NodeBuilderFlags.InTypeAlias)
  const properties = text.startsWith('{') ? checker.getPropertiesOfType(type) : []
  if (properties.length === 0) return writeType(type)
  const lines = properties.map(property => {
    const optional = property.flags & SymbolFlags.Optional ? '?' : ''
    const name = /^[\w$]+$/.test(property.name) ? property.name : JSON.stringify(property.name)
    return `${name}${optional}: ${writeType(checker.getTypeOfSymbol(property))}`
  })
  return `{\n${lines.map(line => `${indent(line)}\n`).join('')}}`
}
