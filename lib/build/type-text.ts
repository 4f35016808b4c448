import { type Checker, NodeBuilderFlags, SymbolFlags, type Type } from 'typescript/unstable/sync'
import { indent } from './indent.ts'
import { lineLength } from './line-length.ts'

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
    const short = withoutArguments(shapes.reduce((text, [shape, name]) => text.replaceAll(shape, name), text))
    const line = short.length <= longest ? short : checker.typeToString(type, undefined, plainNames)
    return line.replaceAll('; }', ' }')
  }
}

/** Leaves out the type arguments of schemas and of calls, which say in many words what the compiler needs. */
function withoutArguments(text: string): string {
  const start = /\b(?:Zod\w+|Endpoint|FileEndpoint|InputShape)</.exec(text)
  if (!start) return text
  const open = start.index + start[0].length
  let depth = 1
  let end = open
  for (; end < text.length && depth > 0; end++) {
    if (text[end] === '<') depth++
    else if (text[end] === '>' && text[end - 1] !== '=') depth--
  }
  return text.slice(0, open - 1) + withoutArguments(text.slice(end))
}

/** The shape of an object: a property a line, those inside of it under their names. Other types stay on their line. */
export function shapeText(type: Type, checker: Checker, writeType: WriteType): string {
  const text = checker.typeToString(type, undefined, whole | NodeBuilderFlags.InTypeAlias)
  if (!text.startsWith('{') || type.isUnionType() || checker.isArrayLikeType(type))
    return choiceText(text, type, writeType)
  const lines = checker.getPropertiesOfType(type).map(property => {
    const optional = property.flags & SymbolFlags.Optional ? '?' : ''
    const name = /^[\w$]+$/.test(property.name) ? property.name : JSON.stringify(property.name)
    const said = checker.getDocumentationCommentOfSymbol(property).replace(/\s+/g, ' ')
    const comment = said === '' ? '' : `/** ${said} */\n`
    return `${comment}${name}${optional}: ${writeType(checker.getTypeOfSymbol(property))}`
  })
  return `{\n${lines.map(line => `${indent(line)}\n`).join('')}}`
}

/** A list of values is told whole, each on its line where they are many. */
function choiceText(text: string, type: Type, writeType: WriteType): string {
  if (!/^"[^{}]*"$/.test(text)) return writeType(type)
  return text.length <= lineLength
    ? text
    : text
        .split(' | ')
        .map(value => `\n  | ${value}`)
        .join('')
}
