import { expect, test } from 'vitest'
import { editorCommand } from '../../../../cli/home/effects/editor-command.ts'

test.each([
  ['vim', 'vim', ['+7', 'a.csv']],
  ['/usr/bin/nano', '/usr/bin/nano', ['+7', 'a.csv']],
  ['code --wait', 'code', ['--wait', '-g', 'a.csv:7']],
  ['code', 'code', ['--wait', '-g', 'a.csv:7']],
  ['hx', 'hx', ['a.csv:7']],
  ['gedit --new-window', 'gedit', ['--new-window', 'a.csv']],
])('%s opens a file at the row where it can', (editor, program, args) => {
  expect(editorCommand({ EDITOR: editor }, 'a.csv', 7)).toEqual({ program, args })
})

test('VISUAL goes before EDITOR, and without both there is none', () => {
  expect(editorCommand({ VISUAL: 'nano', EDITOR: 'vim' }, 'a.csv', 7)?.program).toBe('nano')
  expect(editorCommand({ VISUAL: '', EDITOR: ' ' }, 'a.csv', 7)).toBeNull()
})

test('an error of the whole file opens it at its first row', () => {
  expect(editorCommand({ EDITOR: 'vim' }, 'a.csv', 0)?.args).toEqual(['+1', 'a.csv'])
})
