import type { Words } from "../catalogue"

export const offline = {
  inquiryList: { before: "आपकी ", link: "पूछताछ सूची", after: " सुरक्षित है, इसी फ़ोन या कंप्यूटर में है।" },
} satisfies Words["offline"]
