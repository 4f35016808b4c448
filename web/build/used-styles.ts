import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import postcss from 'postcss'
import type { Plugin } from 'vite'

const web = fileURLToPath(new URL('../', import.meta.url))
const designSystem = dirname(createRequire(import.meta.url).resolve('@codegouvfr/react-dsfr/package.json'))

/** Where class names are written: the sources of the site, and of the react-dsfr components that it imports. */
function sourcesOfClasses(): string[] {
  const siteSources = globSync(['*/**/*.{ts,tsx}', 'index.html'], {
    cwd: web,
    exclude: ['node_modules', 'site', 'dist', 'build', 'generated'].map(name => `${name}/**`),
  }).map(name => readFileSync(join(web, name), 'utf8'))
  const components = siteSources.flatMap(source => [...source.matchAll(/'@codegouvfr\/react-dsfr\/([\w/]+)'/g)])
  const componentSources = new Map<string, string>()
  for (const [, name = ''] of components) readWithImports(join(designSystem, name), componentSources)
  return [...siteSources, ...componentSources.values(), readFileSync(join(designSystem, 'dsfr/dsfr.module.js'), 'utf8')]
}

function readWithImports(module: string, found: Map<string, string>): void {
  if (found.has(module)) return
  const source = [`${module}.js`, `${module}/index.js`].map(textOf).find(text => text !== null)
  if (source === undefined || source === null) return
  found.set(module, source)
  const folder = textOf(`${module}.js`) === null ? module : dirname(module)
  for (const [, path = ''] of source.matchAll(/from "(\.{1,2}\/[^"]+)"/g)) readWithImports(join(folder, path), found)
}

function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

const blockOf = (name: string): string => name.split(/--|__/, 1)[0] ?? name

/**
 * Whether a page may use a class: its name is written somewhere, or another variant of the same component is, or a
 * prefix that is completed at run time (`fr-col-${width}`). Icons must be written in full, because there are a
 * thousand.
 */
function classFilter(sources: readonly string[]): (name: string) => boolean {
  const names = new Set(sources.flatMap(source => source.match(/(?<![\w-])(?:fr|ri)-[\w-]+/g) ?? []))
  const prefixes = [...names].filter(name => name.endsWith('-'))
  const blocks = new Set([...names].map(blockOf))
  return name =>
    names.has(name) ||
    (!/^(fr-icon|ri)-/.test(name) && (blocks.has(blockOf(name)) || prefixes.some(prefix => name.startsWith(prefix))))
}

/** Removes the rules of the design system's style sheets that no page can use. */
export function usedStyles(): Plugin {
  let isUsed: (name: string) => boolean
  return {
    name: 'used-styles',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      isUsed = classFilter(sourcesOfClasses())
    },
    transform: {
      filter: { id: /react-dsfr\/dsfr\/.*\.css$/ },
      handler(code) {
        const sheet = postcss.parse(code)
        sheet.walkRules(rule => {
          const usedSelectors = rule.selectors.filter(selector =>
            [...selector.replaceAll(/:not\([^)]*\)/g, '').matchAll(/\.((?:fr|ri)-[\w-]+)/g)].every(([, name = '']) =>
              isUsed(name),
            ),
          )
          if (usedSelectors.length === 0) rule.remove()
          else rule.selectors = usedSelectors
        })
        // The site has its own font faces, cut to the letters it needs.
        sheet.walkAtRules('font-face', rule => void rule.remove())
        sheet.walkAtRules('media', rule => {
          if (rule.nodes?.length === 0) rule.remove()
        })
        return { code: sheet.toString(), map: null }
      },
    },
  }
}
