import { expect, test } from 'vitest'
import { sourceFiles, withoutComments } from '../support/source-files.ts'

/** Who else may write the status, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'server/external/stand-in/outside-stand-in.ts': 'plays a service of others',
  'server/http/openapi/description.ts': 'documents the status',
  'server/http/openapi/error-answers.ts': 'documents the status',
  'server/http/refusal.ts': 'makes the refusal',
  'server/site/site-routes.ts': 'answers with a page of the site',
  'server/widgets/widget-routes.ts': 'answers with a page for a frame',
}

test('what does not exist is refused through notFound() and orNotFound() only', () => {
  const found = sourceFiles('server').filter(({ text }) => /\b404\b/.test(withoutComments(text)))
  expect(found.map(({ path }) => path)).toEqual(Object.keys(exceptions))
})
