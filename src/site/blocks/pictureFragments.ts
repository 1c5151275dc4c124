import { graphql } from "gatsby"

/**
 * Picture data for each place where pictures appear. No fragment asks for `publicURL`: it would publish the original, in which a phone
 * may have noted where the photo was taken. The files that the build makes have no such notes.
 */
export const pictureFragments = graphql`
  fragment PictureWords on Picture {
    alt
    caption
  }

  fragment HeroPicture on Picture {
    ...PictureWords
    src {
      name
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          breakpoints: [480, 720, 960, 1280, 1600, 1920]
          avifOptions: { quality: 44 }
        )
      }
    }
  }

  fragment BannerPicture on Picture {
    ...PictureWords
    src {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          breakpoints: [412, 640, 824, 1024, 1200]
          avifOptions: { quality: 42 }
        )
      }
    }
  }

  fragment TilePicture on Picture {
    ...PictureWords
    src {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 2.1334, breakpoints: [320, 412, 640, 824])
      }
    }
  }

  fragment PortraitPicture on Picture {
    ...PictureWords
    src {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 0.8, breakpoints: [320, 412, 640])
      }
    }
  }

  fragment WidePicture on Picture {
    ...PictureWords
    src {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          breakpoints: [412, 640, 824, 1200, 1600]
          avifOptions: { quality: 42 }
        )
      }
    }
  }

  fragment SheetPicture on Picture {
    ...PictureWords
    src {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [206, 320, 412, 640])
        whole: gatsbyImageData(
          layout: CONSTRAINED
          formats: [AUTO]
          outputPixelDensities: [1]
          placeholder: NONE
          quality: 85
        )
      }
    }
  }
`
