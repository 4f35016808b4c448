import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { sourceFiles, withoutComments } from '../support/source-files.ts'

/** Scripts outside of the modules of the site, and what they read. */
const apart: Readonly<Record<string, string>> = {
  'web/public/pesees.js': 'the service worker gives what waste/scale/keep-offline.ts keeps',
  'web/public/theme.js': 'reads the theme that react-dsfr keeps, before any module is loaded',
}

const keeps = (text: string): boolean =>
  /\b(localStorage|sessionStorage|indexedDB|caches)\b(?!\.ts)/.test(withoutComments(text))

test('what the site keeps on a device is listed in web/app/device, which knows to whom it belongs', () => {
  const scripts = globSync('web/public/*.js', { cwd: fileURLToPath(new URL('../../', import.meta.url)) })
  const files = [
    ...sourceFiles('web'),
    ...scripts.map(path => ({ path, text: readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8') })),
  ]
  const found = files.filter(({ path, text }) => !path.startsWith('web/app/device/') && keeps(text))
  expect(found.map(({ path }) => path).sort()).toEqual(Object.keys(apart).sort())
})
