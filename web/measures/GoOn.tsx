import { Button } from '@codegouvfr/react-dsfr/Button'
import type { MeasureId } from '@ma-cantine/lib/measures/measure-ids'
import { addressOf } from '../app/screen-list.ts'
import type { ScreenName } from '../app/screen-name.ts'
import { useCanteenPreviews, useUser } from '../app/session.ts'
import { useMeasureWords } from './words/measure-words.ts'

interface Way {
  readonly name: ScreenName
  readonly text: string
  readonly params?: Readonly<Record<string, string | number>>
}

/** What to do next: assess one's canteen, sign up, go to one's dashboard, measure, act. */
export function GoOn({ id }: { readonly id: MeasureId }) {
  const { goOn } = useMeasureWords()
  const user = useUser()
  const ways = useWays(id)
  return (
    <section aria-labelledby="et-chez-moi" className="mc-go-on fr-mt-6w">
      <h2 id="et-chez-moi" className="fr-h4">
        {goOn.title}
      </h2>
      <p>{user ? goOn.user : goOn.anonymous}</p>
      <ul className="fr-btns-group fr-btns-group--inline-md">
        {ways.map(({ name, text, params }, index) => (
          <li key={name}>
            <Button priority={index === 0 ? 'primary' : 'secondary'} linkProps={{ href: addressOf(name, params) }}>
              {text}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function useWays(id: MeasureId): readonly Way[] {
  const { goOn } = useMeasureWords()
  const user = useUser()
  const canteens = useCanteenPreviews()
  const [canteen, ...others] = canteens
  const waste: Way = {
    name: 'WasteMeasurements',
    text: goOn.waste,
    params: { canteenUrlComponent: String(canteen?.id) },
  }
  const own: Readonly<Partial<Record<MeasureId, readonly Way[]>>> = {
    'qualite-des-produits': user ? [{ name: 'PurchasesHome', text: goOn.purchases }] : [],
    'gaspillage-alimentaire': [
      ...(canteen && others.length === 0 ? [waste] : []),
      { name: 'WasteActionsHome', text: goOn.actions },
    ],
    'information-des-usagers': [{ name: 'GeneratePosterPage', text: goOn.poster }],
  }
  const first: readonly Way[] = user
    ? [{ name: 'ManagementPage', text: goOn.dashboard }]
    : [
        { name: 'MeasureAssessment', text: goOn.assess, params: { measureId: id } },
        { name: 'SignUp', text: goOn.signUp },
      ]
  return [...first, ...(own[id] ?? [])]
}
