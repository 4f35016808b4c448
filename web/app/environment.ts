const setting = (name: string): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null

/** Which of its environments the server is, as its page says: `prod`, `demo`, `staging`; null anywhere else. */
export const environmentName = (): string | null => setting('environment')

/** Where developers make their trials, if the server knows. */
export const demoAddress = (): string | null => setting('demo-address')
