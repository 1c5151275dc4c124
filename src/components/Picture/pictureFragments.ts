import { graphql } from "gatsby"

/** Picture data for each place where pictures appear. */
export const pictureFragments = graphql`
  fragment PictureWords on Picture {
    alt
    kind
    caption
  }

  fragment PictureFiles on PictureFiles {
    avif
    webp
    width
    height
    colour
  }

  fragment HeroPicture on Picture {
    ...PictureWords
    src {
      name
      childImageSharp {
        files(widths: [480, 720, 960, 1280, 1600, 1920], quality: 44) {
          ...PictureFiles
        }
      }
    }
  }

  fragment BannerPicture on Picture {
    ...PictureWords
    src {
      publicURL
      childImageSharp {
        files(widths: [412, 640, 824, 1024, 1200], quality: 42) {
          ...PictureFiles
        }
      }
    }
  }

  fragment TilePicture on Picture {
    ...PictureWords
    src {
      childImageSharp {
        files(widths: [320, 412, 640, 824], aspectRatio: 2.1334) {
          ...PictureFiles
        }
      }
    }
  }

  fragment PortraitPicture on Picture {
    ...PictureWords
    src {
      childImageSharp {
        files(widths: [320, 412, 640], aspectRatio: 0.8) {
          ...PictureFiles
        }
      }
    }
  }

  fragment WidePicture on Picture {
    ...PictureWords
    src {
      publicURL
      childImageSharp {
        files(widths: [412, 640, 824, 1200, 1600], quality: 42) {
          ...PictureFiles
        }
      }
    }
  }

  fragment SheetPicture on Picture {
    ...PictureWords
    src {
      publicURL
      childImageSharp {
        files(widths: [206, 320, 412, 640]) {
          ...PictureFiles
        }
      }
    }
  }
`
