import { readFileSync } from 'node:fs'

/** What a script of the head asks for by itself: the start of the site, and the scripts of the design system. */
const startingImports = [
  /\{start:\w+\}=await import\(`\.\/([\w-]+\.js)`\)/,
  /window\.dsfr=.{0,80}?import\(`\.\/([\w-]+\.js)`/,
]

/** The scripts, styles and letters of a first visit, by the head of the page. */
export function listFirstFiles(html: string): string[] {
  const named = [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css|woff2))"/g)].map(([, name = '']) => name)
  const imported = named
    .filter(name => name.endsWith('.js'))
    .map(name => readFileSync(`web/site${name}`, 'utf8'))
    .flatMap(script => startingImports.flatMap(pattern => pattern.exec(script)?.[1] ?? []))
  return [...new Set([...named, ...imported.map(name => `/assets/${name}`)])].sort()
}
