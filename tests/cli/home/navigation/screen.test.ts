import { expect, test } from 'vitest'
import { type ScreenName, takesText } from '../../../../cli/home/navigation/screen.ts'
import { sourceFiles } from '../../../support/source-files.ts'

test('each screen whose letters filter at once is known before its page comes', () => {
  const text = sourceFiles('cli')
    .filter(({ path }) => path.startsWith('cli/home/screens/'))
    .map(file => file.text)
    .join('\n')
  const names = [...text.matchAll(/Load<'([\w-]+)'>/g)].map(([, name]) => name as ScreenName)
  const typed = names.filter(name => takesText({ name }))
  expect(typed).toHaveLength(text.match(/filter: 'typed'/g)?.length ?? 0)
})
