import { z } from 'zod'
import { type InputReaders, inputShape } from '../entities/input-shape.ts'
import { visibleText } from '../entities/visible-text.ts'
import { textOrNull } from '../table-schema/invisible-characters.ts'
import { TextDay, TextTitle } from '../writing/text-readers.ts'
import { valuesShape } from '../writing/values-shape.ts'
import { writingApi } from '../writing/writing-api.ts'
import { ActionPicture } from './action-picture.ts'
import { wasteEfforts, wasteOrigins } from './waste-action.ts'
import { type WasteActionFields, wasteActionFields } from './waste-action-fields.ts'

/** A text that a draft may lack; empty where nothing in it is visible. */
const draftText = (longest: number) =>
  z
    .string()
    .transform(text => textOrNull(text) ?? '')
    .pipe(z.string().max(longest))

const readers: InputReaders<WasteActionFields> = {
  text: () => draftText(1000),
  texts: () => z.array(visibleText(300)).max(20),
  code: () => z.enum(wasteEfforts),
  codes: () => z.array(z.enum(wasteOrigins)).transform(given => [...new Set(given)]),
  yesNo: () => z.boolean(),
  day: () => TextDay,
}

/** What the team writes of an anti-waste action, property by property. */
export const wasteActionInput = inputShape(wasteActionFields, readers, {
  title: TextTitle,
  titleEn: draftText(200),
  subtitle: draftText(300),
  subtitleEn: draftText(300),
  picture: ActionPicture,
  pictureText: draftText(250),
  pictureTextEn: draftText(250),
})

/** The calls by which the team writes anti-waste actions. */
export const wasteActionWriting = writingApi({
  path: '/api/v1/writing/wasteActions/',
  all: 'les actions contre le gaspillage',
  one: 'une action contre le gaspillage',
  input: wasteActionInput,
  values: valuesShape(wasteActionFields),
})

export const {
  list: listWrittenWasteActions,
  create: createWasteAction,
  read: getWrittenWasteAction,
  change: changeWasteAction,
  remove: deleteWasteAction,
  listVersions: listWasteActionVersions,
  readVersion: getWasteActionVersion,
  preview: previewWasteAction,
} = wasteActionWriting
