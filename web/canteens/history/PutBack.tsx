import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { CanteenChange } from '@ma-cantine/lib/canteens/canteen-input'
import { changeCanteen } from '@ma-cantine/lib/canteens/canteens-api'
import type { FieldChange } from '@ma-cantine/lib/entities/history-entry'
import { client } from '../../app/client.ts'
import { notify } from '../../app/notices.ts'
import { queries } from '../../app/queries.ts'
import { refreshSession } from '../../app/session.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { canteensQueryKey, managedCanteen } from '../canteen-queries.ts'
import { useHistoryWords } from './words/history-words.ts'

interface PutBackProps {
  readonly change: FieldChange & { readonly label: string }
  readonly canteen: Canteen
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** Puts a past value back, where people may write it and it is not there already. */
export function PutBack({ change: { field, before, label }, canteen }: PutBackProps) {
  const words = useHistoryWords()
  const present = canteen[field as keyof Canteen]
  if (!(field in CanteenChange.shape) || isSame(present, before)) return null

  /** Writes the value of the property, unless somebody changed the canteen since `version`. */
  async function write(value: unknown, version: string): Promise<string> {
    const body = { [field]: value }
    const written = await client.call(changeCanteen, { params: { canteenId: canteen.id }, body, version })
    queries.setQueryData(managedCanteen(canteen.id).queryKey, written)
    await queries.invalidateQueries({ queryKey: canteensQueryKey })
    // The name of the canteen is in the session as well.
    await refreshSession()
    return written.modificationDate
  }

  return (
    <ActionButton
      action={words.putBack}
      accessibleName={words.putBackNamed(label)}
      busyLabel={words.puttingBack}
      priority="tertiary"
      work={async () => {
        const version = await write(before, canteen.modificationDate)
        notify({
          status: 'success',
          title: words.isBack(label),
          message: words.isBackText,
          action: {
            label: words.undo,
            busyLabel: words.undoing,
            run: async () => {
              await write(present, version)
              return { title: words.isUndone(label), message: words.isBackText }
            },
          },
        })
      }}
    />
  )
}
