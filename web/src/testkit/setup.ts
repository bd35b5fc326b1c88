/** Runs before every test file: each test starts as a stranger in an empty browser. */
import '../design/tokens.css'
import '../design/base.css'
import { beforeEach } from 'vitest'
import { usePreferences } from '../state/preferences'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

// A dialog on its way has colours that nobody is meant to read, and lies over what is pressed next.
beforeEach(() => {
  usePreferences.setState(({ settings }) => ({ settings: { ...settings, reducedMotion: true } }))
})
