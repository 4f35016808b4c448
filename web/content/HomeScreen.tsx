import { Button } from '@codegouvfr/react-dsfr/Button'
import { addressOf } from '../app/screen-list.ts'
import { useUser } from '../app/session.ts'
import { useWords } from '../words/locale.ts'

export default function HomeScreen() {
  const user = useUser()
  const { product, tagline, titles } = useWords()
  const ways = user
    ? (['ManagementPage', 'ImportSelection'] as const)
    : (['DiagnosticPage', 'SignUp', 'SignIn'] as const)
  return (
    <>
      <h1>{product}</h1>
      <p className="fr-text--lead">{tagline}</p>
      <ul className="fr-btns-group fr-btns-group--inline-md">
        {ways.map((name, index) => (
          <li key={name}>
            <Button priority={index === 0 ? 'primary' : 'secondary'} linkProps={{ href: addressOf(name) }}>
              {titles[name]}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
