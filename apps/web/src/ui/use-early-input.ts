import { useEffect, useEffectEvent } from 'react'

/** A prerendered field can be typed into, and filled by the browser, before its script runs: what stands there counts. */
export function useEarlyText(id: string, value: string, onChange: (value: string) => void): void {
  useEarlyInput(id, (input) => {
    if (input.value !== value) onChange(input.value)
  })
}

export function useEarlyMark(id: string, isChecked: boolean, onChange: (isChecked: boolean) => void): void {
  useEarlyInput(id, (input) => {
    if (input.checked !== isChecked) onChange(input.checked)
  })
}

function useEarlyInput(id: string, take: (input: HTMLInputElement) => void): void {
  const takeOnce = useEffectEvent(() => {
    const input = document.getElementById(id)
    if (input instanceof HTMLInputElement) take(input)
  })
  useEffect(() => takeOnce(), [])
}
