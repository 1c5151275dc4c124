/** The company's mark: half tube, half pipe. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 38 38" aria-hidden="true">
      <path
        fillRule="evenodd"
        d="M5 0h14a19 19 0 0 1 0 38H5a5 5 0 0 1-5-5V5a5 5 0 0 1 5-5zm5 7a3 3 0 0 0-3 3v18a3 3 0 0 0 3 3h9a12 12 0 0 0 0-24z"
      />
    </svg>
  )
}
