import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import { Select } from '@codegouvfr/react-dsfr/Select'
import type { CanteenPreview } from '@ma-cantine/lib/accounts/canteen-preview'
import { formatDay } from '@ma-cantine/lib/messages/dates'
import type { FullCanteenAction } from '@ma-cantine/lib/waste-actions/canteen-action'
import { type ActionState, noState } from '@ma-cantine/lib/waste-actions/canteen-action-rules'
import type { WasteAction } from '@ma-cantine/lib/waste-actions/waste-action'
import { useRef, useState } from 'react'
import { useLocale } from '../app/locale.ts'
import { notify } from '../app/notices.ts'
import { addressOf, useTitles } from '../app/screen-list.ts'
import { useCanteenPreviews, useUser } from '../app/session.ts'
import { SiteLink } from '../app/site-link.tsx'
import { useAction } from '../ui/use-action.ts'
import { DayDialog } from './DayDialog.tsx'
import { noteActionOf } from './note-action.ts'
import { useWasteActionWords } from './words/waste-action-words.ts'

interface CanteenActionsProps {
  readonly action: WasteAction
  /** By the canteens of the person. */
  readonly noted: readonly FullCanteenAction[]
}

/** Number of canteens that are all listed; beyond, those without a note are chosen one by one. */
const fewCanteens = 5

const isNoted = ({ isDone, plannedOn }: ActionState): boolean => isDone === true || plannedOn !== null

/** What the canteens of the person plan or do of an action, and the way to note it. */
export function CanteenActions({ action, noted }: CanteenActionsProps) {
  const words = useWasteActionWords().canteens
  const titleOf = useTitles()
  const user = useUser()
  const canteens = useCanteenPreviews()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const noteOf = ({ id }: CanteenPreview) => noted.find(({ canteenId }) => canteenId === id)
  const isShown = (canteen: CanteenPreview) =>
    canteens.length <= fewCanteens || chosen.includes(canteen.id) || isNoted(noteOf(canteen) ?? noState)
  const others = canteens.filter(canteen => !isShown(canteen))
  return (
    <section className="mc-action-canteens" aria-labelledby="vos-cantines">
      <h2 className="fr-h5" id="vos-cantines">
        {words.title}
      </h2>
      {user === null ? (
        <>
          <p>{words.anonymous}</p>
          <SiteLink
            className="fr-btn fr-btn--secondary"
            href={`${addressOf('SignIn')}?${new URLSearchParams({ next: addressOf('WasteActionPage', { id: action.id }) })}`}
          >
            {titleOf('SignIn')}
          </SiteLink>
        </>
      ) : canteens.length === 0 ? (
        <>
          <p>{words.none}</p>
          <SiteLink className="fr-btn fr-btn--secondary" href={addressOf('CanteenCreation')}>
            {titleOf('CanteenCreation')}
          </SiteLink>
        </>
      ) : (
        <>
          <ul>
            {canteens.filter(isShown).map(canteen => (
              <li key={canteen.id}>
                <OneCanteen action={action} canteen={canteen} note={noteOf(canteen)} />
              </li>
            ))}
          </ul>
          {others.length > 0 && (
            <Select
              className="fr-mt-2w fr-mb-0"
              label={words.other}
              nativeSelectProps={{
                value: '',
                onChange: ({ target }) => setChosen([...chosen, Number(target.value)]),
              }}
            >
              <option value="" disabled>
                {words.choose}
              </option>
              {others.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </>
      )}
    </section>
  )
}

interface OneCanteenProps {
  readonly action: WasteAction
  readonly canteen: CanteenPreview
  readonly note: FullCanteenAction | undefined
}

function OneCanteen({ action, canteen, note }: OneCanteenProps) {
  const words = useWasteActionWords().canteens
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  const [asked, setAsked] = useState<'plannedOn' | 'doneOn' | null>(null)
  const send = noteActionOf(action.id, canteen, note)
  const state: ActionState = note ?? noState
  const write = ({ isDone, plannedOn, doneOn }: ActionState): string => {
    if (isDone) return doneOn === null ? words.doneSometime : words.done(formatDay(doneOn, locale))
    return plannedOn === null ? words.nothing : words.planned(formatDay(plannedOn, locale))
  }

  /** Saves a change, and tells it with the way back. */
  async function save(change: Partial<ActionState>, title: string): Promise<void> {
    const saved = await send(change)
    notify({
      status: 'success',
      title,
      message: words.savedText(canteen.name, write(saved)),
      action: {
        label: words.undo,
        busyLabel: words.undoing,
        run: async () => {
          const { isDone, isFavorite, plannedOn, doneOn } = state
          await send({ isDone, isFavorite, plannedOn, doneOn }, saved.modificationDate)
          return { title: words.undone, message: words.savedText(canteen.name, write(state)) }
        },
      },
    })
  }

  const removal = useAction(async () => {
    await save({ isDone: false, plannedOn: null }, words.removed)
    // The button is gone.
    heading.current?.focus()
  })
  const button = (label: string, ask: 'plannedOn' | 'doneOn') => (
    <Button
      type="button"
      key={ask}
      size="small"
      priority={ask === 'doneOn' && !state.isDone ? 'primary' : 'secondary'}
      nativeButtonProps={{ 'aria-label': words.of(label, canteen.name) }}
      onClick={() => setAsked(ask)}
    >
      {label}
    </Button>
  )
  return (
    <>
      <h3 className="fr-text--md fr-mb-0" ref={heading} tabIndex={-1}>
        {canteen.name}
      </h3>
      <p className="fr-mb-2w">{write(state)}</p>
      <div role="alert">
        {removal.state.kind === 'failed' && (
          <Alert className="fr-mb-2w" severity="error" small description={removal.state.message} />
        )}
      </div>
      <div className="mc-action-buttons">
        {button(state.isDone ? words.toRedo : words.toDo, 'doneOn')}
        {!state.isDone && button(state.plannedOn === null ? words.toPlan : words.toReplan, 'plannedOn')}
        {isNoted(state) && (
          <Button
            type="button"
            size="small"
            priority="tertiary no outline"
            nativeButtonProps={{
              'aria-label': words.of(words.remove, canteen.name),
              'aria-disabled': removal.state.kind === 'busy',
            }}
            onClick={removal.run}
          >
            {words.remove}
          </Button>
        )}
      </div>
      {asked !== null && (
        <DayDialog
          name={asked}
          canteen={canteen}
          day={state[asked]}
          save={async day => {
            await save(
              asked === 'doneOn' ? { isDone: true, doneOn: day } : { plannedOn: day },
              asked === 'doneOn' ? words.savedDone : words.savedPlan,
            )
            setAsked(null)
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
