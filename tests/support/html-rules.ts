import { HtmlValidate, type Message, StaticConfigLoader } from 'html-validate'

// Looking for a configuration beside each document would be half of the work.
const htmlValidate = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // Browsers serialise boolean and empty attributes in their own way.
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'attr-quotes': 'off',
      // They write all in lowercase, but what is for readers without scripts, which stays as the server wrote it.
      'attr-case': 'off',
      'no-inline-style': 'off',
      'no-raw-characters': 'off',
      'no-trailing-whitespace': 'off',
      'doctype-style': 'off',
      'void-style': 'off',
      'long-title': 'off',
      // The design system's buttons stand outside forms.
      'no-implicit-button-type': 'off',
      'valid-id': ['error', { relaxed: true }],
      // The standard lets the checkboxes of a group share a name.
      'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
      // The design system's tabs say `presentation`, the older name of `none`.
      'presentation-role-style': 'off',
      // Redundant roles help older screen readers.
      'no-redundant-role': 'off',
    },
  }),
)

const isAccepted = ({ ruleId, message, selector }: Message): boolean =>
  // The closed menu of the header on a phone: the design system's script makes it a dialog when it opens.
  (ruleId === 'aria-label-misuse' && selector?.includes('#header-menu-modal') === true) ||
  // The list of suggestions of a text field, which a `<select>` cannot be.
  (ruleId === 'prefer-native-element' && /-list$/.test(selector ?? '')) ||
  // The standard allows it on any element, and a visible password is a text field.
  (ruleId === 'input-attributes' && message.includes('"autocapitalize"'))

/** @returns one line per rule of HTML that the document breaks. */
export async function listHtmlViolations(document: string): Promise<string[]> {
  const { results } = await htmlValidate.validateString(document)
  return results.flatMap(({ messages, source }) =>
    messages
      .filter(message => !isAccepted(message))
      .map(({ ruleId, message, line, column }) => {
        const around = source?.split('\n')[line - 1]?.slice(Math.max(0, column - 60), column + 120)
        return `html-validate ${ruleId}: ${message}: …${around}…`
      }),
  )
}
