import { Button } from '@codegouvfr/react-dsfr/Button'
import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import {
  type CanteenFormValues,
  emptyCanteenForm,
  emptyGroupForm,
  nextCanteenForm,
} from '@ma-cantine/lib/canteens/canteen-form'
import { CanteenForm, type FilledCanteen } from '@ma-cantine/lib/canteens/canteen-form-draft'
import { createCanteen } from '@ma-cantine/lib/canteens/canteens-api'
import { isGroup } from '@ma-cantine/lib/canteens/production'
import { useEffect, useEffectEvent, useState } from 'react'
import { client } from '../../app/client.ts'
import { notify } from '../../app/notices.ts'
import { queries } from '../../app/queries.ts'
import { addressOf } from '../../app/screen-list.ts'
import { refreshSession } from '../../app/session.ts'
import { useGoTo } from '../../app/use-go-to.ts'
import { FormBody } from '../../ui/FormBody.tsx'
import { LeaveGuard } from '../../ui/LeaveGuard.tsx'
import { RestoredNotice } from '../../ui/RestoredNotice.tsx'
import { useSiteForm } from '../../ui/site-form.ts'
import { canteensQueryKey } from '../canteen-queries.ts'
import { CanteenFields } from './CanteenFields.tsx'
import { deleteCreationDraft, keyOfCreation, loadCreationDraft, saveCreationDraft } from './creation-draft.ts'
import { useFormLabels } from './form-labels.ts'
import type { Selection } from './selection.ts'
import { takenCanteen } from './taken-canteen.ts'
import { renderTeamButton } from './team-button.tsx'
import { useEstablishmentSearch } from './use-establishment-search.ts'
import { useCanteenFormWords } from './words/canteen-form-words.ts'

interface NewCanteenFormProps {
  readonly userId: number
  /** What the form starts with: its production type tells a group from a canteen. */
  readonly start: CanteenFormValues
  /** Called when a canteen is created and another one is wanted, with what the next one starts with. */
  readonly onAnother?: (next: CanteenFormValues) => void
}

interface Created {
  readonly canteen: Canteen
  /** Whether the form goes on with the next canteen. */
  readonly wantsAnother: boolean
}

/** The answer to the first question alone is not worth a question before leaving. */
const contentOf = (values: CanteenFormValues, selection: Selection | null): string =>
  JSON.stringify([{ ...values, hasSiret: '', isFound: false }, selection])

/**
 * Creates a canteen or a group. What is typed stays in the tab until it is known to be saved, and is saved once: each attempt to
 * create the same canteen has the same key.
 */
export function NewCanteenForm({ userId, start, onAnother }: NewCanteenFormProps) {
  const words = useCanteenFormWords()
  const ofGroup = isGroup(start.productionType)
  const labels = useFormLabels(ofGroup)
  const draftName = ofGroup ? 'groupe' : 'cantine'
  const goTo = useGoTo()
  const search = useEstablishmentSearch(null)
  const startContent = contentOf(start, null)
  const [isRestored, setRestored] = useState<boolean | null>(null)
  const [created, setCreated] = useState<Created | null>(null)
  const form = useSiteForm<CanteenFormValues, FilledCanteen>({
    draft: CanteenForm,
    labels,
    resumes: true,
    values: start,
    send: values => create(values, false),
  })

  async function create(values: FilledCanteen, wantsAnother: boolean): Promise<void> {
    try {
      const body = { ...values, creationSource: 'APP' as const }
      const idempotencyKey = keyOfCreation(draftName, userId, JSON.stringify(body))
      setCreated({ canteen: await client.call(createCanteen, { body, idempotencyKey }), wantsAnother })
    } catch (error) {
      const canteen = takenCanteen(error)
      if (canteen) search.show({ kind: 'found', found: { kind: 'canteen', canteen } })
      throw error
    }
  }

  const restore = useEffectEvent(() => {
    const draft = loadCreationDraft(draftName, userId)
    if (draft) {
      form.reset(draft.values)
      if (draft.selection) search.show({ kind: 'selected', selection: draft.selection, isNew: false })
    }
    setRestored(draft !== null && contentOf(draft.values, draft.selection) !== startContent)
  })
  // Once mounted, because the first display knows nothing of the tab.
  useEffect(() => restore(), [])

  const values = form.watch()
  const selection = search.state.kind === 'selected' ? search.state.selection : null
  const isBegun = contentOf(values, selection) !== startContent
  const content = JSON.stringify({ values: { ...values, isFound: false }, selection })
  useEffect(() => {
    if (isRestored === null || created) return
    if (isBegun) saveCreationDraft(draftName, userId, JSON.parse(content))
  }, [content, isBegun, isRestored, created, draftName, userId])

  const announce = useEffectEvent(({ canteen: { id, name }, wantsAnother }: Created) => {
    deleteCreationDraft(draftName)
    void queries.invalidateQueries({ queryKey: canteensQueryKey })
    void refreshSession()
    const notice = {
      status: 'success' as const,
      title: ofGroup ? words.group.createdTitle : words.creation.createdTitle,
      message: ofGroup ? words.group.created(name) : words.creation.created(name),
    }
    if (wantsAnother && onAnother) {
      onAnother(nextCanteenForm(form.getValues()))
      notify(notice)
    } else {
      // A group is nothing without its canteens: they are the next step.
      goTo(addressOf(ofGroup ? 'SatelliteManagement' : 'DashboardManager', { canteenUrlComponent: id }), notice)
    }
  })
  // Once rendered again, because the guard asks before leaving until then.
  useEffect(() => {
    if (created) announce(created)
  }, [created])

  function clear(): void {
    form.reset(ofGroup ? emptyGroupForm : emptyCanteenForm)
    search.show({ kind: 'idle' })
    deleteCreationDraft(draftName)
    setRestored(false)
  }

  return (
    <>
      {isRestored && <RestoredNotice text={words.restored} action={words.creation.clear} onClear={clear} />}
      <FormBody
        form={form}
        action={words.creation.action}
        busyLabel={words.creation.busy}
        secondaryAction={
          onAnother && (
            <Button
              type="button"
              priority="secondary"
              nativeButtonProps={{ 'aria-disabled': form.state.kind === 'sending' }}
              onClick={() => form.submitTo(values => create(values, true))}
            >
              {words.creation.another}
            </Button>
          )
        }
      >
        <CanteenFields form={form} search={search} ownId={null} renderTeamButton={renderTeamButton} />
      </FormBody>
      <LeaveGuard active={isBegun && !created} text={ofGroup ? words.group.leave : words.leave.creation} />
    </>
  )
}
