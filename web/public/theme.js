// Sets the theme before the first paint, so that a dark page never flashes white. Then react-dsfr manages it.
{
  const chosen = localStorage.getItem('scheme') ?? 'system'
  const dark = chosen === 'dark' || (chosen === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.frScheme = chosen
  document.documentElement.dataset.frTheme = dark ? 'dark' : 'light'
}
