import { expect, test } from 'vitest'
import { issueMessage } from '../../../lib/messages/issue-message.ts'
import { type RequestValues, requestDraft } from '../../../web/recap-requests/request-draft.ts'

const today = '2026-11-30'
const values: RequestValues = {
  kind: 'contractor',
  provider: '  Traiteur du Lac ',
  email: 'compta@traiteur.example',
  canteenIds: ['12', '7'],
  year: '2025',
  firstDay: '2025-01-01',
  lastDay: '2025-12-31',
  deadline: '',
  reminderDays: '',
  note: '',
}

const read = (changed: Partial<RequestValues>) =>
  requestDraft(today).safeParse(
    { ...values, ...changed },
    { error: issue => issueMessage(issue)?.in('fr') ?? 'sans message' },
  )

/** The sentences by field. */
function problems(changed: Partial<RequestValues>): Record<string, string[]> {
  const { error } = read(changed)
  const found: Record<string, string[]> = {}
  for (const { path, message } of error?.issues ?? []) {
    const field = String(path[0])
    found[field] = [...(found[field] ?? []), message]
  }
  return found
}

test('what is typed and chosen becomes a request; what is left empty is not asked', () => {
  expect(read({}).data).toEqual({
    kind: 'contractor',
    provider: 'Traiteur du Lac',
    email: 'compta@traiteur.example',
    canteenIds: [12, 7],
    firstDay: '2025-01-01',
    lastDay: '2025-12-31',
    note: null,
    deadline: null,
    reminderDays: null,
  })
  expect(read({ deadline: '2026-12-31', reminderDays: '14', note: 'Merci' }).data).toMatchObject({
    deadline: '2026-12-31',
    reminderDays: 14,
    note: 'Merci',
  })
})

test('each objection stands at its field', () => {
  expect(problems({ canteenIds: [] })).toEqual({ canteenIds: ['Choisissez au moins une cantine.'] })
  expect(problems({ lastDay: '2024-12-31' })).toEqual({
    lastDay: ['Le dernier jour ne peut pas être avant le premier.'],
  })
  expect(problems({ deadline: '2026-11-29' })).toEqual({
    deadline: ['Cette date est passée : choisissez un jour à venir.'],
  })
  expect(Object.keys(problems({ note: 'Voir www.exemple.fr' }))).toEqual(['note'])
  expect(problems({ firstDay: '', lastDay: '' })).toEqual({
    firstDay: ['Ce champ est obligatoire'],
    lastDay: ['Ce champ est obligatoire'],
  })
})
