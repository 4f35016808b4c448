import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { workflowCommands } from '../../support/workflow-commands.ts'
import { badFile, cli, createFile, folder, goodFile } from '../support/run-cli.ts'

const begins = {
  text: '✖ ',
  json: '{"valid":false',
  ndjson: '{"type":"error"',
  csv: '\ufefffile;row;',
  html: '<!DOCTYPE html>',
  markdown: '## ❌ ',
  junit: '<?xml ',
  sarif: '{\n "$schema"',
  github: '::error file=',
  gitlab: '[\n {\n  "description"',
}

describe('validate --format', () => {
  test.each(Object.entries(begins))('%s writes that and nothing else', async (format, begin) => {
    const { exitCode, stdout, stderr } = await cli(['validate', '--format', format, createFile(badFile)])
    expect(exitCode).toBe(1)
    expect(stderr).toBe('')
    expect(stdout.startsWith(begin)).toBe(true)
    expect(stdout.endsWith('\n')).toBe(true)
  })

  test('json is --json', async () => {
    const path = createFile(badFile)
    expect(await cli(['validate', '--format', 'json', path])).toEqual(await cli(['validate', '--json', path]))
  })

  test('speaks English when asked to', async () => {
    const { stdout } = await cli(['validate', '--lang', 'en', '--format', 'html', createFile(badFile)])
    expect(stdout).toContain('<html lang="en">')
    expect(stdout).toContain('The file is to be corrected')
  })

  test('tells of a file that cannot be read too', async () => {
    const { exitCode, stdout } = await cli(['validate', '--format', 'github', 'nulle-part.csv'])
    expect(exitCode).toBe(2)
    expect(workflowCommands(stdout)).toMatchObject([
      { command: 'error', properties: { file: 'nulle-part.csv' }, message: expect.stringContaining('introuvable') },
    ])
  })

  test('refuses to print two reports at once, with 2', async () => {
    const { exitCode, stderr } = await cli(['validate', '--json', '--format', 'html', createFile(goodFile)])
    expect(exitCode).toBe(2)
    expect(stderr).toContain('deux rapports différents')
  })

  test('refuses a format it does not know, with 2', async () => {
    const { exitCode, stderr } = await cli(['validate', '--format', 'pdf', createFile(goodFile)])
    expect(exitCode).toBe(2)
    expect(stderr).toContain('choisissez parmi text, json, ndjson, csv, html, markdown, junit, sarif, github, gitlab.')
  })
})

describe('validate --output and --report', () => {
  test('write the reports to files, besides the display', async () => {
    const into = folder()
    const path = (name: string) => join(into, name)
    const { exitCode, stdout } = await cli([
      'validate',
      ...['--report', `sarif=${path('a.sarif')}`, '--report', `html=${path('a=b.html')}`],
      createFile(badFile),
    ])
    expect(exitCode).toBe(1)
    expect(stdout).toContain('à corriger (3 erreurs, de 2 sortes)')
    expect(JSON.parse(readFileSync(path('a.sarif'), 'utf8')).runs[0].results).toHaveLength(3)
    expect(readFileSync(path('a=b.html'), 'utf8')).toContain('</html>')
    expect(readdirSync(into).sort()).toEqual(['a.sarif', 'a=b.html'])
  })

  test('--output takes the display away from the standard output', async () => {
    const file = join(folder(), 'rapport.csv')
    const run = await cli(['validate', '--format', 'csv', '--output', file, createFile(badFile)])
    expect(run).toEqual({ exitCode: 1, stdout: '', stderr: '' })
    expect(readFileSync(file, 'utf8').split('\r\n')).toHaveLength(5)
    await cli(['validate', '--output', file, createFile(goodFile)])
    expect(readFileSync(file, 'utf8')).toMatch(/^✔ .*valide\n/)
  })

  test('with --json, the object says where the report is', async () => {
    const output = join(folder(), 'rapport.html')
    const { stdout } = await cli(['validate', '--json', '--format', 'html', '--output', output, createFile(badFile)])
    expect(JSON.parse(stdout)).toEqual({ valid: false, output })
  })

  test('follow a link rather than replace it', async () => {
    const into = folder()
    writeFileSync(join(into, 'vrai.md'), 'avant')
    symlinkSync('vrai.md', join(into, 'lien.md'))
    await cli(['validate', '--report', `markdown=${join(into, 'lien.md')}`, createFile(goodFile)])
    expect(readFileSync(join(into, 'vrai.md'), 'utf8')).toContain('## ✅')
  })

  test('never replace a file that is checked, nor one another, with 2', async () => {
    const path = createFile(badFile)
    const link = join(folder(), 'lien.csv')
    symlinkSync(path, link)
    const other = join(folder(), 'rapport')
    for (const args of [
      ['--output', path],
      ['--report', `csv=${link}`],
      ['--output', other, '--report', `csv=${other}`],
    ]) {
      const { exitCode, stderr } = await cli(['validate', ...args, path])
      expect(exitCode).toBe(2)
      expect(stderr).toContain('Choisissez un autre nom')
    }
    expect(readFileSync(path, 'utf8')).toBe(badFile)
  })

  test('that cannot be written say so with 2, and leave nothing', async () => {
    const into = folder()
    mkdirSync(join(into, 'dossier'))
    for (const file of [join(into, 'nulle-part', 'a.html'), join(into, 'dossier')]) {
      const { exitCode, stderr } = await cli(['validate', '--report', `html=${file}`, createFile(goodFile)])
      expect(exitCode).toBe(2)
      expect(stderr).toContain('n’a pas pu être écrit')
    }
    expect(readdirSync(into)).toEqual(['dossier'])
  })

  test.each(['html', 'pdf=a.pdf', '=a', 'html='])('refuse --report %s, with 2', async value => {
    const { exitCode, stderr } = await cli(['validate', '--report', value, createFile(goodFile)])
    expect(exitCode).toBe(2)
    expect(stderr).toContain('sarif=rapport.sarif')
  })
})
