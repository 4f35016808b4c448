import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { type CanteenGroup, changedValues, mergeChanges, takeGroups } from '@ma-cantine/lib/canteens/canteen-changes'
import {
  CanteenForm,
  type CanteenFormValues,
  type FilledCanteen,
  formOfCanteen,
} from '@ma-cantine/lib/canteens/canteen-form'
import { getSirenStatus } from '@ma-cantine/lib/canteens/canteen-status-api'
import { changeCanteen, getCanteen } from '@ma-cantine/lib/canteens/canteens-api'
import { getEstablishment } from '@ma-cantine/lib/canteens/establishment-search-api'
import { RefusedError } from '@ma-cantine/lib/http/api-error'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
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
import { useFormWords } from '../../ui/words/form-words.ts'
import { canteensQueryKey } from '../canteen-queries.ts'
import { CanteenConflict } from './CanteenConflict.tsx'
import { CanteenFields } from './CanteenFields.tsx'
import { deleteModificationDraft, loadModificationDraft, saveModificationDraft } from './modification-draft.ts'
import type { Selection } from './selection.ts'
import { takenCanteen } from './taken-canteen.ts'
import { renderTeamButton } from './team-button.tsx'
import { useEstablishmentSearch } from './use-establishment-search.ts'
import { useCanteenFormWords } from './words/canteen-form-words.ts'

interface CanteenEditionProps {
  readonly userId: number
  readonly canteen: Canteen
  readonly canteenUrlComponent: string
}

/** What two people changed at once, to different values. */
interface Conflict {
  readonly groups: readonly CanteenGroup[]
  readonly mine: FilledCanteen
  readonly theirs: Canteen
}

/** What was saved; `merged` with the changes of somebody else. */
interface Saved {
  readonly name: string
  readonly merged: boolean
}

const changedMeanwhile = 412

/**
 * Changes a canteen: sends only what changed, on top of what others saved meanwhile. Where somebody else changed the same
 * values, the person chooses. What is typed stays in the tab until it is saved.
 */
export function CanteenEdition({ userId, canteen, canteenUrlComponent }: CanteenEditionProps) {
  const words = useCanteenFormWords()
  const { cancel } = useFormWords()
  const goTo = useGoTo()
  const dashboard = addressOf('DashboardManager', { canteenUrlComponent })
  const [draft] = useState(() => loadModificationDraft(userId, canteen.id))
  const [isRestored, setRestored] = useState(draft !== null)
  /** The canteen on which the change is based. */
  const base = useRef(draft?.base ?? canteen)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [saved, setSaved] = useState<Saved | null>(null)
  const search = useEstablishmentSearch(draft ? draft.selection : selectionOf(canteen))
  useRegisterNews(search.state, search.show)
  const form = useSiteForm<CanteenFormValues, FilledCanteen>({
    draft: CanteenForm,
    labels: words.labels,
    values: draft?.values ?? formOfCanteen(canteen),
    send: values => save(values, false),
  })

  async function save(values: FilledCanteen, merged: boolean): Promise<void> {
    const change = changedValues(base.current, values)
    const params = { canteenId: canteen.id }
    try {
      if (Object.keys(change).length > 0) {
        await client.call(changeCanteen, { params, body: change, version: base.current.modificationDate })
      }
    } catch (error) {
      const taken = takenCanteen(error)
      if (taken) search.show({ kind: 'found', found: { kind: 'canteen', canteen: taken } })
      if (!(error instanceof RefusedError && error.status === changedMeanwhile)) throw error
      return merge(values, await client.call(getCanteen, { params }))
    }
    setSaved({ name: values.name ?? '', merged })
  }

  /** Puts the changes on top of those of somebody else, and asks where both changed the same. */
  function merge(mine: FilledCanteen, theirs: Canteen): Promise<void> {
    const { merged, conflicts } = mergeChanges<FilledCanteen>(base.current, mine, theirs)
    if (conflicts.length > 0) {
      setConflict({ groups: conflicts, mine, theirs })
      return Promise.resolve()
    }
    rebase(theirs, merged)
    return save(merged, true)
  }

  function rebase(theirs: Canteen, values: FilledCanteen): void {
    base.current = theirs
    form.reset(formOfCanteen(values))
    search.show({ kind: 'selected', selection: selectionOf({ ...theirs, ...values }), isNew: false })
  }

  function settle({ mine, theirs }: Conflict, takenFromThem: readonly CanteenGroup[]): void {
    const { merged } = mergeChanges<FilledCanteen>(base.current, mine, theirs)
    setConflict(null)
    rebase(theirs, takeGroups<FilledCanteen>(merged, theirs, takenFromThem))
    form.submit()
  }

  const values = form.watch()
  const selection = search.state.kind === 'selected' ? search.state.selection : null
  const isChanged = JSON.stringify({ ...values, isFound: false }) !== JSON.stringify(formOfCanteen(base.current))
  const content = JSON.stringify({ values: { ...values, isFound: false }, selection })
  useEffect(() => {
    if (isChanged && saved === null) {
      saveModificationDraft(userId, { base: base.current, ...JSON.parse(content) })
    } else {
      deleteModificationDraft(canteen.id)
    }
  }, [content, isChanged, saved, userId, canteen.id])

  function clear(): void {
    base.current = canteen
    form.reset(formOfCanteen(canteen))
    search.show({ kind: 'selected', selection: selectionOf(canteen), isNew: false })
    setRestored(false)
  }

  const announce = useEffectEvent(({ name, merged }: Saved) => {
    void queries.invalidateQueries({ queryKey: canteensQueryKey })
    void refreshSession()
    const message = words.modification.saved(name)
    goTo(dashboard, {
      status: 'success',
      title: words.modification.savedTitle,
      message: merged ? `${message} ${words.modification.merged}` : message,
    })
  })
  // Once rendered again, because the guard asks before leaving until then.
  useEffect(() => {
    if (saved) announce(saved)
  }, [saved])

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
      {conflict && (
        <CanteenConflict
          {...conflict}
          onClose={() => setConflict(null)}
          onSettle={takenFromThem => settle(conflict, takenFromThem)}
        />
      )}
      <LeaveGuard active={isChanged && saved === null} text={words.leave.modification} />
    </>
  )
}

/** The establishment of a canteen. The legal unit's name is not stored. */
const selectionOf = (canteen: Canteen): Selection => ({
  kind: canteen.siret ? 'siret' : 'siren',
  number: canteen.siret ?? canteen.sirenUniteLegale ?? '',
  name: canteen.siret ? canteen.name : null,
  postalCode: canteen.postalCode,
  city: canteen.siret ? canteen.city : null,
  cityInseeCode: canteen.cityInseeCode,
  department: canteen.siret ? canteen.department : null,
  isVerified: true,
  isClosed: false,
  closingDate: null,
})

/** Adds what the register knows of the canteen's own establishment: whether it has closed, the name of the legal unit. */
function useRegisterNews(
  state: ReturnType<typeof useEstablishmentSearch>['state'],
  show: ReturnType<typeof useEstablishmentSearch>['show'],
): void {
  const selection = state.kind === 'selected' && !state.isNew ? state.selection : null
  const number = selection?.number ?? ''
  const addNews = useEffectEvent(async (isCurrent: () => boolean) => {
    if (!selection || number === '') return
    // It holds nobody up: without an answer, the card shows what is stored.
    const news = await newsOf(selection).catch(() => null)
    if (news && isCurrent()) show({ kind: 'selected', selection: { ...selection, ...news }, isNew: false })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: an establishment is looked up once
  useEffect(() => {
    let isCurrent = true
    void addNews(() => isCurrent)
    return () => {
      isCurrent = false
    }
  }, [number])
}

async function newsOf({ kind, number }: Selection): Promise<Partial<Selection> | null> {
  if (kind === 'siren') {
    const unit = await client.call(getSirenStatus, { params: { siren: number } })
    return unit?.registerAnswered
      ? { name: unit.name ?? null, city: unit.city ?? null, department: unit.department ?? null }
      : null
  }
  const { establishment } = await client.call(getEstablishment, { params: { siret: number } })
  return establishment && !establishment.isOpen ? { isClosed: true, closingDate: establishment.closingDate } : null
}
