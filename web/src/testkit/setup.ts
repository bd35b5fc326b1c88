/** Runs before every test file: each test starts as a stranger in an empty browser. */
import '../design/tokens.css'
import '../design/base.css'
import { beforeEach } from 'vitest'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
