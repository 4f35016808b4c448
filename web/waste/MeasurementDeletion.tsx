import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { deleteWasteMeasurement, restoreWasteMeasurement } from '@ma-cantine/lib/waste/waste-api'
import type { WasteMeasurement } from '@ma-cantine/lib/waste/waste-measurement'
import { client } from '../app/client.ts'
import { notify } from '../app/notices.ts'
import { ConfirmButton } from '../ui/ConfirmButton.tsx'
import { usePeriodWords } from './summary/period-words.ts'
import { refreshWaste } from './waste-queries.ts'
import { useWasteWords } from './words/waste-words.ts'

export function MeasurementDeletion({
  canteen,
  measurement,
}: {
  readonly canteen: Canteen
  readonly measurement: WasteMeasurement
}) {
  const words = useWasteWords()
  const { afterNoun: period } = usePeriodWords()(measurement)
  const params = { canteenId: canteen.id, measurementId: measurement.id }
  return (
    <ConfirmButton
      action={words.deletion.action}
      question={words.deletion.question}
      text={words.deletion.text(period)}
      keep={words.deletion.keep}
      work={() => client.call(deleteWasteMeasurement, { params })}
      onDone={async () => {
        await refreshWaste()
        notify({
          status: 'success',
          title: words.deletion.done,
          message: words.deletion.doneText(period),
          action: {
            label: words.deletion.undo,
            busyLabel: words.deletion.undoing,
            run: async () => {
              await client.call(restoreWasteMeasurement, { params })
              await refreshWaste()
              return { title: words.deletion.undone, message: words.deletion.undoneText(period) }
            },
          },
        })
      }}
    />
  )
}
