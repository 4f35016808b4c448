import { readFileSync } from 'node:fs'

const readme = readFileSync(new URL('../../lib/README.md', import.meta.url), 'utf8')
const section = /^## Check a file from a program\n([\s\S]*?)^## /m.exec(readme)?.[1] ?? ''
const blocks = [...section.matchAll(/^```(ts|html)\n([\s\S]*?)^```/gm)].map(([, language, code = '']) => ({
  language,
  code,
}))

function block(language: string, index: number): string {
  const found = blocks.filter(block => block.language === language)[index]
  if (!found) throw new Error(`The README has no ${language} program number ${index + 1}`)
  return found.code
}

/** The programs in the library's README: one for Node, a page for browsers and the program of that page. */
export const readmePrograms = { node: block('ts', 0), page: block('html', 0), browser: block('ts', 1) } as const
