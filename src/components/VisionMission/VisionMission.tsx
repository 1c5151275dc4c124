import * as styles from "./VisionMission.module.css"

interface Statement {
  readonly heading: string
  readonly text: string
}

/** Vision and mission side by side. */
export function VisionMission({ vision, mission }: { vision: Statement; mission: Statement }) {
  return (
    <section className="band band--galv">
      <div className="sheet">
        <div className={styles.vm}>
          {[vision, mission].map(({ heading, text }) => (
            <div key={heading}>
              <h2>{heading}</h2>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
