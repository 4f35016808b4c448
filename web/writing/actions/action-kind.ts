import { currentDay } from '@ma-cantine/lib/messages/today'
import { ActionPicture } from '@ma-cantine/lib/waste-actions/action-picture'
import { wasteEfforts, wasteOrigins } from '@ma-cantine/lib/waste-actions/waste-action'
import { type WasteActionInput, wasteActionErrors } from '@ma-cantine/lib/waste-actions/waste-action-rules'
import { wasteActionInput, wasteActionWriting } from '@ma-cantine/lib/waste-actions/waste-action-writing-api'
import { z } from 'zod'
import { addressOf } from '../../app/screen-list.ts'
import { useWasteActionWords } from '../../waste-actions/words/waste-action-words.ts'
import { checkedBy } from '../checked-by.ts'
import { Publication, publicationOf } from '../publication.ts'
import { useWritingWords } from '../words/writing-words.ts'
import { writingKind } from '../writing-kind.ts'
import { ActionFields } from './ActionFields.tsx'

/** Steps are typed in one field, one a line. */
const typedSteps = (steps: z.ZodType<string[], string[]>) =>
  z
    .string()
    .transform(text => text.split('\n').filter(line => line.trim() !== ''))
    .pipe(steps)

const ActionDraft = z
  .object({
    title: wasteActionInput.title,
    subtitle: wasteActionInput.subtitle,
    why: wasteActionInput.why,
    firstSteps: typedSteps(wasteActionInput.firstSteps),
    effect: wasteActionInput.effect,
    titleEn: wasteActionInput.titleEn,
    subtitleEn: wasteActionInput.subtitleEn,
    whyEn: wasteActionInput.whyEn,
    firstStepsEn: typedSteps(wasteActionInput.firstStepsEn),
    effectEn: wasteActionInput.effectEn,
    picture: ActionPicture,
    pictureText: wasteActionInput.pictureText,
    pictureTextEn: wasteActionInput.pictureTextEn,
    effort: z.enum(wasteEfforts),
    wasteOrigins: z.array(z.enum(wasteOrigins)).pipe(wasteActionInput.wasteOrigins),
    displayDate: wasteActionInput.displayDate,
    state: Publication,
  })
  .transform(({ state, ...values }): WasteActionInput => ({ ...values, published: state === 'published' }))
  .superRefine(checkedBy(wasteActionErrors))
export type ActionForm = z.input<typeof ActionDraft>

export const actionKind = writingKind<ActionForm, WasteActionInput>({
  name: 'actions',
  code: 'wasteActions',
  api: wasteActionWriting,
  list: 'WrittenActions',
  one: 'WrittenAction',
  title: 'title',
  draft: ActionDraft,
  empty: () => ({
    title: '',
    subtitle: '',
    why: '',
    firstSteps: '',
    effect: '',
    titleEn: '',
    subtitleEn: '',
    whyEn: '',
    firstStepsEn: '',
    effectEn: '',
    picture: '',
    pictureText: '',
    pictureTextEn: '',
    effort: 'SMALL',
    wasteOrigins: [],
    displayDate: currentDay(),
    state: 'draft',
  }),
  formOf: ({ firstSteps, firstStepsEn, picture, wasteOrigins, published, ...texts }) => ({
    ...texts,
    firstSteps: firstSteps.join('\n'),
    firstStepsEn: firstStepsEn.join('\n'),
    picture: picture ?? '',
    wasteOrigins: [...wasteOrigins],
    state: publicationOf(published),
  }),
  useLabels: () => {
    const { labels, actionLabels } = useWritingWords()
    const { title, displayDate, state } = labels
    return { title, ...actionLabels, displayDate, state }
  },
  useCodeWords: () => {
    const { efforts, origins } = useWasteActionWords()
    return { ...efforts, ...origins }
  },
  Fields: ActionFields,
  pageOf: ({ id }) => addressOf('WasteActionPage', { id }),
})
