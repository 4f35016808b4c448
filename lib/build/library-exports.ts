import {
  isClassDeclaration,
  isFunctionDeclaration,
  isVariableDeclaration,
  type Node,
  type VariableDeclaration,
} from 'typescript/unstable/ast'
import { type Checker, type Project, type Symbol as Sign, SymbolFlags, type Type } from 'typescript/unstable/sync'
import type { DocumentedCall, LibraryExport } from '../developers/library-export.ts'
import { isLibraryFeature, type LibraryFeature } from '../developers/library-features.ts'
import { tagOf } from '../http/api-tags.ts'
import { type Endpoint, isEndpoint } from '../http/endpoint.ts'
import { pathTemplate } from '../http/path-template.ts'
import * as library from '../index.ts'
import { callText } from './call-text.ts'
import { withLibrary } from './open-library.ts'
import { type Callable, classText, functionIn, signatureText } from './signature-text.ts'
import { shapeText, typeWriter, type WriteType } from './type-text.ts'

const values: Readonly<Record<string, unknown>> = library

/** The exported names of the library with what their sources say of them, in the order of their names. */
export const readExports = (): LibraryExport[] =>
  withLibrary((project, folder) => {
    const { checker, program } = project
    const index = program.getSourceFile(`${folder}index.ts`)
    const module = index && checker.getSymbolAtLocation(index)
    if (!module) throw new Error(`No exports in ${folder}index.ts`)
    const exported = checker.getExportsOfModule(module).map(each => ({
      name: each.name,
      sign: each.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(each) : each,
    }))
    const schemas = exported.filter(({ sign }) => isSchema(sign))
    const named = new Map(schemas.map(({ name, sign }) => [name, checker.getDeclaredTypeOfSymbol(sign)]))
    const writeType = typeWriter(checker, named)
    return exported
      .map(({ name, sign }) => describeExport(name, sign, project, folder, writeType))
      .sort((a, b) => compareNames(a.name, b.name))
  })

/** Without regard to case, in the same way on all machines. */
function compareNames(a: string, b: string): number {
  const [left, right] = [a.toLowerCase(), b.toLowerCase()]
  if (left === right) return a < b ? -1 : 1
  return left < right ? -1 : 1
}

const isSchema = ({ flags }: Sign): boolean =>
  (flags & SymbolFlags.TypeAlias) !== 0 && (flags & SymbolFlags.Variable) !== 0

function describeExport(
  name: string,
  sign: Sign,
  project: Project,
  folder: string,
  writeType: WriteType,
): LibraryExport {
  const { checker } = project
  const nodes = sign.declarations.flatMap(handle => handle.resolve(project) ?? [])
  const [node] = nodes
  if (!node) throw new Error(`${name} has no declaration`)
  const source = node.getSourceFile().fileName.slice(folder.length)
  const value = values[name]
  const call = isEndpoint(value) ? { call: documentCall(name, value) } : {}
  const { kind, signature } = isEndpoint(value)
    ? { kind: 'call' as const, signature: callText(name, value, sign, checker, writeType) }
    : describeDeclaration(name, sign, nodes, project, writeType)
  return {
    name,
    kind,
    signature,
    text: paragraphsOf(checker.getDocumentationCommentOfSymbol(sign)),
    tags: checker.getJsDocTagsOfSymbol(sign).map(({ name, text }) => ({ name, text: oneLine(text ?? '') })),
    ...call,
    feature: featureOf(source),
    source,
  }
}

function featureOf(source: string): LibraryFeature {
  const [feature = ''] = source.split('/')
  if (!isLibraryFeature(feature)) throw new Error(`lib/developers/library-features.ts lacks ${feature}`)
  return feature
}

const documentCall = (name: string, endpoint: Endpoint): DocumentedCall => ({
  method: endpoint.method,
  path: pathTemplate(endpoint),
  summary: endpoint.summary,
  documentation: `/swagger-ui/#/${encodeURIComponent(tagOf(endpoint.path) ?? 'default')}/${name}`,
})

function describeDeclaration(
  name: string,
  sign: Sign,
  nodes: readonly Node[],
  { checker }: Project,
  writeType: WriteType,
): Pick<LibraryExport, 'kind' | 'signature'> {
  const write = (node: Callable) => `function ${name}${signatureText(node, checker, writeType)}`
  if (isSchema(sign)) {
    const type = shapeText(checker.getDeclaredTypeOfSymbol(sign), checker, writeType)
    return { kind: 'schema', signature: aliasText(name, type) }
  }
  const [node] = nodes as readonly [Node, ...Node[]]
  if (isFunctionDeclaration(node))
    return { kind: 'function', signature: nodes.map(node => write(node as Callable)).join('\n') }
  if (isClassDeclaration(node)) return { kind: 'class', signature: withoutExport(classText(node, checker, writeType)) }
  if (!isVariableDeclaration(node)) return { kind: 'type', signature: typeText(name, sign, node, checker, writeType) }
  const arrow = functionIn((node as VariableDeclaration).initializer)
  if (arrow) return { kind: 'function', signature: write(arrow) }
  const type = checker.getTypeOfSymbol(sign)
  const checked = type && checkedType(type, checker)
  if (checked)
    return { kind: 'schema', signature: `const ${name}: z.ZodType<${shapeText(checked, checker, writeType)}>` }
  return { kind: 'constant', signature: `const ${name}: ${node.type?.getText() ?? writeType(type)}` }
}

/** As it is written, unless it is made from a value that the reader does not see. */
function typeText(name: string, sign: Sign, node: Node, checker: Checker, writeType: WriteType): string {
  const text = withoutExport(node.getText())
  if (!text.startsWith('type ') || !/\btypeof\b/.test(text)) return text
  return aliasText(name, shapeText(checker.getDeclaredTypeOfSymbol(sign), checker, writeType))
}

const aliasText = (name: string, type: string): string => `type ${name} =${type.startsWith('\n') ? '' : ' '}${type}`

/** What a schema answers, null where the constant is something else. */
function checkedType(type: Type, checker: Checker): Type | null {
  const property = checker.getPropertyOfType(type, '_zod') && checker.getPropertyOfType(type, '_output')
  return (property && checker.getTypeOfSymbol(property)) ?? null
}

const withoutExport = (text: string): string => text.replace(/^export (?:declare )?/, '')

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map(oneLine)
    .filter(Boolean)
