import type { Nodes } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { catalogue, type Message } from '../messages/catalogue.ts'
import { isFollowable } from './followable.ts'
import { parseMarkdown } from './parse-markdown.ts'
import { isTextPicture } from './text-pictures.ts'

const problems = catalogue(
  {
    'picture-without-words': (line: number) =>
      `Ligne ${line} : décrivez l’image entre les crochets, pour les personnes qui ne la voient pas : ![Un chariot de fruits](…).`,
    'picture-from-elsewhere': (line: number) =>
      `Ligne ${line} : cette image vient d’un autre site. Ajoutez-la ici, et mettez l’adresse que vous obtenez.`,
    'link-without-words': (line: number) =>
      `Ligne ${line} : dites entre les crochets où mène le lien : [Le texte de la loi](…).`,
    'link-to-nowhere': (line: number) =>
      `Ligne ${line} : l’adresse de ce lien ne peut pas être suivie. Elle commence par « https:// », « mailto: », « tel: », ou par « / » pour une page de ce site.`,
    'heading-too-deep': (line: number) =>
      `Ligne ${line} : ce titre saute un niveau. Retirez un « # », ou ajoutez le titre qui manque au-dessus.`,
    html: (line: number) => `Ligne ${line} : le HTML n’est pas lu, il sera montré tel quel. Écrivez-le en Markdown.`,
  },
  {
    'picture-without-words': line =>
      `Line ${line}: describe the picture between the square brackets, for people who do not see it: ![A fruit trolley](…).`,
    'picture-from-elsewhere': line =>
      `Line ${line}: this picture comes from another site. Add it here, and use the address that you are given.`,
    'link-without-words': line =>
      `Line ${line}: say between the square brackets where the link leads: [The text of the law](…).`,
    'link-to-nowhere': line =>
      `Line ${line}: the address of this link cannot be followed. It begins with “https://”, “mailto:”, “tel:”, or with “/” for a page of this site.`,
    'heading-too-deep': line =>
      `Line ${line}: this heading skips a level. Remove a “#”, or add the missing heading above it.`,
    html: line => `Line ${line}: HTML is not read, it will be shown as it is. Write it in Markdown.`,
  },
)

/** What keeps a text in Markdown from being understood by everybody, in the order of its lines, which are numbered from 1. */
export function markdownProblems(source: string): readonly Message[] {
  const found: Message[] = []
  let depth = 0
  visit(parseMarkdown(source), node => {
    const code = problemOf(node, depth)
    if (node.type === 'heading') depth = node.depth
    if (code) found.push(problems(code, node.position?.start.line ?? 1))
  })
  return found
}

/** @param depth of the heading before */
function problemOf(node: Nodes, depth: number): Parameters<typeof problems>[0] | undefined {
  switch (node.type) {
    case 'image':
      if (!isTextPicture(node.url)) return 'picture-from-elsewhere'
      return node.alt?.trim() ? undefined : 'picture-without-words'
    case 'imageReference':
      return 'picture-from-elsewhere'
    case 'link':
      if (!isFollowable(node.url)) return 'link-to-nowhere'
      return textOf(node).trim() === '' ? 'link-without-words' : undefined
    case 'definition':
      return isFollowable(node.url) ? undefined : 'link-to-nowhere'
    case 'heading':
      return node.depth > depth + 1 ? 'heading-too-deep' : undefined
    case 'html':
      return 'html'
    default:
      return undefined
  }
}
