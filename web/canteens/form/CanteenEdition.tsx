import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { type CanteenGroup, canteenMerge } from '@ma-cantine/lib/canteens/canteen-changes'
import { type CanteenFormValues, formOfCanteen } from '@ma-cantine/lib/canteens/canteen-form'
import { CanteenForm, type FilledCanteen } from '@ma-cantine/lib/canteens/canteen-form-draft'
import type { CanteenChange } from '@ma-cantine/lib/canteens/canteen-input'
import { changeCanteen, getCanteen } from '@ma-cantine/lib/canteens/canteens-api'
import { isGroup } from '@ma-cantine/lib/canteens/production'
import { useEffect, useState } from 'react'
import { client } from '../../app/client.ts'
import { queries } from '../../app/queries.ts'
import { addressOf } from '../../app/screen-list.ts'
import { refreshSession } from '../../app/session.ts'
import { useGoTo } from '../../app/use-go-to.ts'
import { FormBody } from '../../ui/FormBody.tsx'
import { LeaveGuard } from '../../ui/LeaveGuard.tsx'
import { RestoredNotice } from '../../ui/RestoredNotice.tsx'
import { SecondaryLink } from '../../ui/SecondaryLink.tsx'
import { useSiteForm } from '../../ui/site-form.ts'
import { type Saved, useEdition } from '../../ui/use-edition.ts'
import { useFormWords } from '../../ui/words/form-words.ts'
import { canteensQueryKey } from '../canteen-queries.ts'
import { CanteenConflict } from './CanteenConflict.tsx'
import { CanteenFields } from './CanteenFields.tsx'
import { useFormLabels } from './form-labels.ts'
import { deleteModificationDraft, loadModificationDraft, saveModificationDraft } from './modification-draft.ts'
import { selectionOf } from './selection.ts'
import { takenCanteen } from './taken-canteen.ts'
import { renderTeamButton } from './team-button.tsx'
import { useEstablishmentSearch } from './use-establishment-search.ts'
import { useRegisterNews } from './use-register-news.ts'
import { useCanteenFormWords } from './words/canteen-form-words.ts'

interface CanteenEditionProps {
  readonly userId: number
  readonly canteen: Canteen
  readonly canteenUrlComponent: string
}

/**
 * Changes a canteen: sends only what changed, on top of what others saved meanwhile. Where somebody else changed the same
 * values, the person chooses. What is typed stays in the tab until it is saved.
 */
export function CanteenEdition({ userId, canteen, canteenUrlComponent }: CanteenEditionProps) {
  const words = useCanteenFormWords()
  const labels = useFormLabels(isGroup(canteen.productionType))
  const { cancel } = useFormWords()
  const goTo = useGoTo()
  const dashboard = addressOf('DashboardManager', { canteenUrlComponent })
  const [draft] = useState(() => loadModificationDraft(userId, canteen.id))
  const [isRestored, setRestored] = useState(draft !== null)
  const search = useEstablishmentSearch(draft ? draft.selection : selectionOf(canteen))
  useRegisterNews(search)
  const params = { canteenId: canteen.id }
  const edition = useEdition<Canteen, FilledCanteen, CanteenGroup>({
    rules: canteenMerge,
    opened: draft?.base ?? canteen,
    valuesOf: stored => stored,
    read: () => client.call(getCanteen, { params }),
    show: (base, values) => {
      form.reset(formOfCanteen(values))
      search.show({ kind: 'selected', selection: selectionOf({ ...base, ...values }), isNew: false })
    },
    submit: () => form.submit(),
    onSaved: announce,
  })
  const { base, conflict, isSaved } = edition
  const form = useSiteForm<CanteenFormValues, FilledCanteen>({
    draft: CanteenForm,
    labels,
    resumes: true,
    values: draft?.values ?? formOfCanteen(canteen),
    send: async values => {
      await edition.save(values, send)
    },
  })

  async function send(change: CanteenChange, base: Canteen): Promise<Canteen> {
    if (Object.keys(change).length === 0) return base
    try {
      return await client.call(changeCanteen, { params, body: change, version: base.modificationDate })
    } catch (error) {
      const taken = takenCanteen(error)
      if (taken) search.show({ kind: 'found', found: { kind: 'canteen', canteen: taken } })
      throw error
    }
  }

  function announce({ stored, isMerged }: Saved<Canteen>): void {
    void queries.invalidateQueries({ queryKey: canteensQueryKey })
    void refreshSession()
    const message = words.modification.saved(stored.name)
    goTo(dashboard, {
      status: 'success',
      title: words.modification.savedTitle,
      message: isMerged ? `${message} ${words.modification.merged}` : message,
    })
  }

  const values = form.watch()
  const selection = search.state.kind === 'selected' ? search.state.selection : null
  const isChanged = JSON.stringify({ ...values, isFound: false }) !== JSON.stringify(formOfCanteen(base))
  const content = JSON.stringify({ values: { ...values, isFound: false }, selection })
  useEffect(() => {
    if (isChanged && !isSaved) {
      saveModificationDraft(userId, { base, ...JSON.parse(content) })
    } else {
      deleteModificationDraft(canteen.id)
    }
  }, [content, isChanged, isSaved, base, userId, canteen.id])

  function clear(): void {
    edition.restart(canteen, canteen)
    setRestored(false)
  }

  return (
    <>
      {isRestored && <RestoredNotice text={words.restored} action={words.modification.clear} onClear={clear} />}
      <FormBody
        form={form}
        action={words.modification.action}
        busyLabel={words.modification.busy}
        secondaryAction={<SecondaryLink href={dashboard}>{cancel}</SecondaryLink>}
      >
        <CanteenFields form={form} search={search} ownId={canteen.id} renderTeamButton={renderTeamButton} />
      </FormBody>
      {conflict && <CanteenConflict {...conflict} onClose={edition.cancel} onSettle={edition.settle} />}
      <LeaveGuard active={isChanged && !isSaved} text={words.leave.modification} />
    </>
  )
}
