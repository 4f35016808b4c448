import {
  type ClassDeclaration,
  type Expression,
  isArrowFunction,
  isConstructorDeclaration,
  isGetAccessorDeclaration,
  isIdentifier,
  isMethodDeclaration,
  isPropertyDeclaration,
  type Node,
  type ParameterDeclaration,
  type TypeNode,
} from 'typescript/unstable/ast'
import type { Checker } from 'typescript/unstable/sync'
import { indent } from './indent.ts'
import { lineLength } from './line-length.ts'
import type { WriteType } from './type-text.ts'

export interface Callable extends Node {
  readonly typeParameters?: readonly Node[] | undefined
  readonly parameters: readonly ParameterDeclaration[]
  readonly type?: TypeNode | undefined
}

/** What follows the name of a function. Parameters that it takes apart at once have the name of their type, or `options`. */
export function signatureText(node: Callable, checker: Checker, writeType: WriteType): string {
  const parameters = node.parameters.map(parameter => {
    const { name, dotDotDotToken, questionToken, initializer, type } = parameter
    const label = `${dotDotDotToken ? '...' : ''}${isIdentifier(name) ? name.text : nameByType(type)}`
    const optional = questionToken || initializer ? '?' : ''
    return `${label}${optional}: ${type?.getText() ?? writeType(checker.getTypeAtLocation(parameter))}`
  })
  const generics = node.typeParameters?.length ? `<${node.typeParameters.map(each => each.getText()).join(', ')}>` : ''
  const answer = isConstructorDeclaration(node) ? '' : `: ${returnText(node, checker, writeType)}`
  const line = `${generics}(${parameters.join(', ')})${answer}`
  if (line.length <= lineLength && !line.includes('\n')) return line
  return `${generics}(\n${parameters.map(each => `${indent(each)},\n`).join('')})${answer}`
}

function nameByType(type: TypeNode | undefined): string {
  const name = type?.getText() ?? ''
  return /^[A-Z]\w*$/.test(name) && !name.endsWith('Options') ? name.charAt(0).toLowerCase() + name.slice(1) : 'options'
}

function returnText(node: Callable, checker: Checker, writeType: WriteType): string {
  if (node.type) return node.type.getText()
  const signature = checker.getSignatureFromDeclaration(node)
  return writeType(signature && checker.getReturnTypeOfSignature(signature))
}

/** A class without the bodies of its methods, and without what is private. */
export function classText(node: ClassDeclaration, checker: Checker, writeType: WriteType): string {
  const text = node.getText()
  const members = node.members
    .filter(member => !/^(static )?(private |#)/.test(member.getText()))
    .flatMap(member => {
      const comment = /^\s*(\/\*\*[\s\S]*?\*\/)/.exec(member.getFullText())?.[1]
      const written = memberText(member, checker, writeType)
      return written === null ? [] : [indent(comment ? `${outdent(comment)}\n${written}` : written)]
    })
  return [text.slice(0, text.indexOf('{') + 1), ...members, '}'].join('\n')
}

function memberText(member: Node, checker: Checker, writeType: WriteType): string | null {
  if (isConstructorDeclaration(member)) return `constructor${signatureText(member, checker, writeType)}`
  if (isMethodDeclaration(member))
    return `${member.name.getText()}${signatureText(member as Callable, checker, writeType)}`
  if (isGetAccessorDeclaration(member))
    return `readonly ${member.name.getText()}: ${returnText(member as Callable, checker, writeType)}`
  if (!isPropertyDeclaration(member)) return null
  const text = member.getText().replace(/ = [\s\S]*$/, '')
  return member.type ? text : `${text}: ${writeType(checker.getTypeAtLocation(member))}`
}

/** The members of a class stand one step to the right in their file. */
const outdent = (text: string): string => text.replaceAll('\n  ', '\n')

/** The function that a constant is, null where it is something else. */
export const functionIn = (initializer: Expression | undefined): Callable | null =>
  initializer && isArrowFunction(initializer) ? (initializer as Callable) : null
