import { searchText } from '@ma-cantine/lib/lists/search-key'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import { type ActionText, describeAction } from '@ma-cantine/lib/waste-actions/describe-action'
import { type WasteActionFields, wasteActionFields } from '@ma-cantine/lib/waste-actions/waste-action-fields'
import { wasteActionRefusals } from '@ma-cantine/lib/waste-actions/waste-action-refusals'
import { type WasteActionInput, wasteActionErrors } from '@ma-cantine/lib/waste-actions/waste-action-rules'
import { writtenNames } from '@ma-cantine/lib/writing/values-shape'
import { insertEntity } from '../entities/write-entity.ts'
import { Html, html } from '../pages/html.ts'
import { allColumns, writtenKind } from '../writing/written-kind.ts'
import { textsOf } from './action-texts.ts'
import { wasteActionRows } from './waste-action-rows.ts'

const searchesOf = ({ title, subtitle, titleEn, subtitleEn }: WasteActionInput) => ({
  searchText: searchText([title, subtitle]),
  searchTextEn: searchText([titleEn, subtitleEn]),
})

/** The actions against food waste, as the team writes them. */
export const writtenWasteActions = writtenKind<WasteActionInput, WasteActionFields>({
  ...allColumns,
  name: 'wasteActions',
  table: wasteActionRows,
  names: writtenNames(wasteActionFields),
  title: 'title',
  date: 'displayDate',
  visibleFrom: 'displayDate',
  errorsOf: wasteActionErrors,
  columnsOf: action => wasteActionRows.storedOf(action),
  derivedOf: searchesOf,
  insert: async (transaction, origin, action) => {
    const columns = { ...wasteActionRows.storedOf(action), ...searchesOf(action) }
    return (await insertEntity(transaction, origin, wasteActionRows, columns, action)).id
  },
  // A note that is being written holds the row of its action, which is locked by now.
  keptBy: async (transaction, resourceId) => {
    const notes = transaction('canteenWasteActions').where({ resourceId })
    const counted: { count?: number | string } | undefined = await notes.count({ count: '*' }).first()
    const count = Number(counted?.count ?? 0)
    return count === 0 ? null : wasteActionRefusals('noted-action', count)
  },
  shownOf: action => ({ title: action.title, lead: action.subtitle, html: previewHtml(action) }),
})

/** What an action says after its summary, in French, then in English: each counts its own steps. */
function previewHtml(action: WasteActionInput): string {
  const { picture, pictureText } = action
  const english = textsOf(action, 'en')
  const description = (text: ActionText, locale: Locale) => new Html(describeAction(text, locale))
  return html`${picture !== null && html`<p><img src="${picture}" alt="${pictureText}"></p>`}
    <div>${description(action, 'fr')}</div>
    ${
      english.title !== '' &&
      html`<div lang="en"><h2>${english.title}</h2><p>${english.subtitle}</p>${description(english, 'en')}</div>`
    }`.source
}
